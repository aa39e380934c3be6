/** Nobody could be reached: no error of ours, and over when the signal returns. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}
