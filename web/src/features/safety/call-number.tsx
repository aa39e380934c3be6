type Props = { readonly label: string; readonly number: string }

/** A number to dial under the name of its service, large enough for a shaking thumb. Inside a list. */
export function CallNumber({ label, number }: Props) {
  return (
    <li>
      <span className="chart-label block text-soft">{label}</span>
      <a
        href={`tel:${number}`}
        aria-label={`${label} ${number}`}
        className="inline-flex min-h-11 items-center font-display text-heading tracking-wide text-signal tabular-nums underline decoration-edge underline-offset-4"
      >
        {number}
      </a>
    </li>
  )
}
