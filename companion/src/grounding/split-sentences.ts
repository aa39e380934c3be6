/** `St. Peter`, `z. B.`, `approx. 3`: a full stop within a sentence. */
const GOES_ON =
  /(?:^|[\s(])(?:\p{L}|St|Sta|Sto|Ste|Mt|Dr|Mr|Mrs|Ms|Sr|Sra|No|Nr|ca|bzw|usw|approx|vs|Av|Avda|Pl|etc|e\.g|i\.e|z\.\s?B|p\.\s?ex|\d{1,2})\.\s*$/iu

/**
 * Collects streamed text and returns complete sentences, so that each can be checked before it is shown. A line end
 * starts a new one.
 */
export class SentenceBuffer {
  private held = ''
  private readonly segmenter: Intl.Segmenter

  constructor(locale: string) {
    this.segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })
  }

  add(text: string): readonly string[] {
    this.held += text
    const segments = joined([...this.segmenter.segment(this.held)].map(({ segment }) => segment))
    // The last one may continue.
    this.held = segments.pop() ?? ''
    return segments.filter(isSaid)
  }

  /** The rest at the end of the stream. */
  end(): readonly string[] {
    const rest = this.held
    this.held = ''
    return [rest].filter(isSaid)
  }
}

function joined(segments: readonly string[]): string[] {
  const whole: string[] = []
  for (const segment of segments) {
    const last = whole.at(-1)
    if (last !== undefined && GOES_ON.test(last) && !last.endsWith('\n')) whole[whole.length - 1] = last + segment
    else whole.push(segment)
  }
  return whole
}

function isSaid(segment: string): boolean {
  return /[\p{L}\p{N}]/u.test(segment)
}
