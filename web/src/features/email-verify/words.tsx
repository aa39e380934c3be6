export function Words({ title, body }: { title: string; body: string }) {
  return (
    <>
      <h1 className="text-heading max-lg:mt-8">{title}</h1>
      <p className="mt-4 text-lead text-soft">{body}</p>
    </>
  )
}
