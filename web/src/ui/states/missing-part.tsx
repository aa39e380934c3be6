import { loadAgain } from '../../device/hydration/load-again.ts'
import { Button } from '../button.tsx'
import { uiText as words } from '../ui-text.ts'

/** Stands where a part of the page should be whose script did not load. The rest of the page stays as it is. */
export function MissingPart() {
  return (
    <p role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 text-small text-soft">
      {words('missing')}
      <Button variant="link" size="sm" className="px-0!" onClick={() => void loadAgain()}>
        {words('missing.load')}
      </Button>
    </p>
  )
}
