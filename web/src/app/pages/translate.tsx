import { useLoaderData } from 'react-router'

import { loadPhrases } from '../../features/phrasebook/load-phrases.ts'
import { Phrasebook } from '../../features/phrasebook/phrasebook.tsx'
import { translateText as text } from '../../text/translate.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadPhrases as loader }

export function Component() {
  return (
    <ToolScreen text={text} plate="translate" shape="wide">
      <Phrasebook view={useLoaderData<typeof loadPhrases>()} />
    </ToolScreen>
  )
}
