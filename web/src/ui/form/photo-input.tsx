import type { RefObject } from 'react'

type Props = {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly accept: string
  readonly label: string
  readonly onChosen: (file: File) => void
}

/** Opened by a button beside it, which is what a keyboard reaches. The same file can be chosen twice. */
export function PhotoInput({ ref, accept, label, onChosen }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      className="sr-only"
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        currentTarget.value = ''
        if (file) onChosen(file)
      }}
    />
  )
}
