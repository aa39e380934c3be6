/** How much of the map's width and height lies outside the frame, on each side. */
export const FRAME_MARGIN = 0.14

/** A frame that stays while the map is moved and zoomed below it: with fingers, mouse or keys. */
export function FrameOverlay() {
  const percent = (share: number): string => `${share * 100}%`
  const size = percent(1 - 2 * FRAME_MARGIN)
  return (
    <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true" data-frame>
      <rect
        x={percent(FRAME_MARGIN)}
        y={percent(FRAME_MARGIN)}
        width={size}
        height={size}
        className="fill-tide/10 stroke-tide"
        strokeWidth="2.5"
      />
    </svg>
  )
}
