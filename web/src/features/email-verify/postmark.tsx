/** Part of a drawing of 160 by 72: pale until the link was used. */
export function Postmark({ isDone }: { isDone: boolean }) {
  return (
    <g className={isDone ? 'stroke-moss' : 'stroke-edge'} fill="none">
      <circle cx="36" cy="36" r="34" strokeWidth="1.5" />
      <circle cx="36" cy="36" r="25" strokeDasharray={isDone ? undefined : '3 4'} />
      {isDone && <path d="m26 37 7 7 14-17" strokeWidth="2.5" />}
      {[20, 31, 42, 53].map((y) => (
        <path key={y} d={`M78 ${y}q10-8 20 0t20 0 20 0 20 0`} opacity={isDone ? 1 : 0.5} />
      ))}
    </g>
  )
}
