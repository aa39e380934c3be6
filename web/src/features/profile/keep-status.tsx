/** Stands under what was changed; an empty line keeps its place, so that nothing jumps. */
export function KeepStatus({ status, hasFailed }: { readonly status: string; readonly hasFailed: boolean }) {
  return (
    <p role="status" className={`min-h-5 text-small ${hasFailed ? 'font-medium text-signal' : 'text-soft'}`}>
      {status}
    </p>
  )
}
