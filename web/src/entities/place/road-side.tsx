type Props = { readonly side: 'left' | 'right'; readonly label: string }

/** A road from above, north up: the driving lane is filled. */
export function RoadSide({ side, label }: Props) {
  const [own, other] = side === 'left' ? [20, 44] : [44, 20]
  return (
    <svg viewBox="0 0 64 64" role="img" aria-label={label} className="size-16" fill="none" strokeLinecap="round">
      <rect x="8" y="2" width="48" height="60" className="fill-sunk" />
      <path d="M8 2v60M56 2v60" className="stroke-edge" strokeWidth="1.5" />
      <path d="M32 4v56" className="stroke-edge" strokeWidth="1.5" strokeDasharray="6 6" />
      <path d={`M${own} 52V14m-6 8 6-8 6 8`} className="stroke-signal" strokeWidth="3" strokeLinejoin="round" />
      <path d={`M${other} 14v36m-5-6 5 6 5-6`} className="stroke-edge" strokeWidth="1.75" strokeLinejoin="round" />
    </svg>
  )
}
