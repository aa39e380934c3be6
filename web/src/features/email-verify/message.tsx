export function Words({ title, body }: { title: string; body: string }) {
  return (
    <>
      <h1 className="text-heading wrap-anywhere max-lg:mt-8">{title}</h1>
      <p className="mt-4 text-lead wrap-anywhere text-soft">{body}</p>
    </>
  )
}
