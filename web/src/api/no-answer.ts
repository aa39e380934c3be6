/** The server could not be reached: this is not a bug, and ends when the network returns. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}
