import { AppError } from '../../errors/app-error.ts'

/** Walks over one query parameter; a syntax error becomes PGRST100 with its position. */
export class Cursor {
  readonly text: string
  position = 0
  readonly #what: string

  constructor(text: string, what: string) {
    this.text = text
    this.#what = what
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length
  }

  peek(): string {
    return this.text.charAt(this.position)
  }

  /** Takes exactly this text, or nothing. */
  take(wanted: string): boolean {
    if (!this.text.startsWith(wanted, this.position)) return false
    this.position += wanted.length
    return true
  }

  /** Takes what a sticky pattern matches here. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position
    const found = pattern.exec(this.text)
    if (found) this.position = pattern.lastIndex
    return found
  }

  /** Runs a reader that may fail, and then restores the position. */
  attempt<T>(read: () => T | null): T | null {
    const start = this.position
    const value = read()
    if (value === null) this.position = start
    return value
  }

  skipBlanks(): void {
    while (this.peek() === ' ' || this.peek() === '\t') this.position += 1
  }

  fail(expecting: string): never {
    const found = this.isAtEnd ? 'end of input' : JSON.stringify(this.peek())
    throw new AppError('PGRST100', {
      message: `"failed to parse ${this.#what} (${this.text})" (line 1, column ${this.position + 1})`,
      details: `unexpected ${found} expecting ${expecting}`,
    })
  }
}
