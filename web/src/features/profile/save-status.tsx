/** Below the changed field; an empty line reserves its place, so that nothing jumps. */
export function SaveStatus({ status, hasFailed }: { readonly status: string; readonly hasFailed: boolean }) {
  return (
    <p role="status" className={`min-h-5 text-small ${hasFailed ? 'font-medium text-signal' : 'text-soft'}`}>
      {status}
    </p>
  )
}
