/* A program that can be linked wherever any can. */
int main(void)
{
    return 0;
}
