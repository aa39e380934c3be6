export function Words({ title, body }: { title: string; body: string }) {
  return (
    <>
      <h1 className="mt-8 text-heading">{title}</h1>
      <p className="mt-4 text-lead text-soft">{body}</p>
    </>
  )
}
