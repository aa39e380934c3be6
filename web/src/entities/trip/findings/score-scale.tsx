const WIDTH = 400

/** The score on a scale like a depth sounding. */
export function ScoreScale({ points, hasErrors }: { readonly points: number; readonly hasErrors: boolean }) {
  const at = (value: number): number => 4 + (value / 100) * (WIDTH - 8)
  return (
    <svg viewBox={`0 0 ${WIDTH} 22`} className="w-full max-w-[28rem]" fill="none" aria-hidden="true">
      <path d={`M${at(0)} 11H${at(100)}`} className="stroke-line" strokeWidth="3" />
      <path d={`M${at(0)} 11H${at(points)}`} className={hasErrors ? 'stroke-signal' : 'stroke-tide'} strokeWidth="3" />
      {Array.from({ length: 11 }, (_, index) => (
        <path
          key={index}
          d={`M${at(index * 10)} ${index % 5 === 0 ? 15 : 16}v${index % 5 === 0 ? 6 : 4}`}
          className="stroke-edge"
        />
      ))}
      <path d={`M${at(points)} 4v14`} className="stroke-ink" strokeWidth="2" />
    </svg>
  )
}
