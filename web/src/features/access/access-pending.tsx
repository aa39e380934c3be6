import { Spinner } from '../../ui/states/spinner.tsx'

export function AccessPending({ text }: { text: string }) {
  return (
    <div className="page-width flex min-h-[50vh] items-center gap-3 py-24 text-lead text-soft" role="status">
      <Spinner label={null} />
      <p>{text}</p>
    </div>
  )
}
