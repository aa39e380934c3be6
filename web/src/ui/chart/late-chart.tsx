type Props = { readonly href: string }

/**
 * A drawing below the first screen. A browser asks for what `use` names while it still reads the page; here it is asked
 * for when its part is laid out (`device/lay-out-rest.ts`), and the line is free for the faces until then.
 */
export function LateChart({ href }: Props) {
  return <use data-late={`href ${href}`} ref={(use) => use?.setAttribute('href', href)} />
}
