/** Mulberry32: small, fast, and the same on every machine. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed | 0
  }

  /** From 0 up to, but not, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from 0 up to, but not, `end`. */
  below(end: number): number {
    return (this.next() * end) | 0
  }
}
