import { useLoaderData } from 'react-router'

import { loadPhrasebook } from '../../features/phrasebook/load-phrasebook.ts'
import { translateText as text } from '../../features/phrasebook/phrasebook-text.ts'
import { Phrasebook } from '../../features/phrasebook/phrasebook.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export { loadPhrasebook as loader }

export function Component() {
  return (
    <ToolScreen text={text} illustration="translate" shape="wide">
      <Phrasebook view={useLoaderData<typeof loadPhrasebook>()} />
    </ToolScreen>
  )
}
