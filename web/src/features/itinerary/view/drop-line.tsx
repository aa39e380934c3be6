/** Where what is being dragged would go. */
export function DropLine() {
  return <li aria-hidden="true" className="my-1 h-0.5 rounded-control bg-signal" />
}
