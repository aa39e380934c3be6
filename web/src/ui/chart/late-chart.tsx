type Props = { readonly href: string; readonly width: number; readonly height: number }

/**
 * A drawing below the first screen. A browser asks for what `use` names while it still reads the page; here it is asked
 * for when its part is laid out (`device/lay-out-rest.ts`), and the line is free for the faces until then. Without script
 * it is there from the start: only in a foreign object does a drawing have a `noscript`.
 */
export function LateChart({ href, width, height }: Props) {
  return (
    <>
      <use data-late={`href ${href}`} ref={(use) => use?.setAttribute('href', href)} />
      <foreignObject width={width} height={height}>
        <noscript>
          <svg width={width} height={height} fill="none">
            <use href={href} />
          </svg>
        </noscript>
      </foreignObject>
    </>
  )
}
