import Siren from 'lucide-react/icons/siren'
import { Suspense, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { localeOfWords } from '../../../text/text-in.ts'
import { Button } from '../../../ui/button.tsx'
import { part } from '../../../ui/deferred/part.ts'
import { MissingPart } from '../../../ui/states/missing-part.tsx'
import { sosTextIn } from './sos-text.ts'

const SosScreen = part(async () => (await import('./sos-screen.tsx')).SosScreen, MissingPart)

export function SosButton() {
  const text = sosTextIn(localeOfWords(usePageConfig().locale))
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="destructive" size="lg" className="min-h-20! w-full text-title!" onClick={() => setOpen(true)}>
        <Siren className="size-7" strokeWidth={1.75} aria-hidden="true" />
        {text('open')}
      </Button>
      <p className="mt-3 text-small text-soft">{text('open.text')}</p>
      {isOpen && (
        <Suspense fallback={null}>
          <SosScreen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
