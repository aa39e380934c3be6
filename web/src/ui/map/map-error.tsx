import { mapText as words } from '../../text/map.ts'
import { Button } from '../button.tsx'

type Props = {
  readonly title: string
  readonly text: string | undefined
  readonly onRetry: () => void
  /** Where it was another provider's map that failed. */
  readonly onOwn?: () => void
}

/** In the place of the map: what happened, and the ways on. */
export function MapError({ title, text, onRetry, onOwn }: Props) {
  return (
    <div role="alert" className="relative col-start-1 row-start-1 grid content-center justify-items-start gap-2 p-6">
      <p className="font-display text-title">{title}</p>
      {text && <p className="max-w-[48ch] text-soft">{text}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={onRetry}>
          {words('retry')}
        </Button>
        {onOwn && (
          <Button size="sm" onClick={onOwn}>
            {words('own')}
          </Button>
        )}
      </div>
    </div>
  )
}
