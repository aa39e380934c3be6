import { useLoaderData } from 'react-router'

import { BORDERS_CODE } from '../../content/tool-sources.ts'
import { EntryAnswer } from '../../features/passport-check/entry-answer.tsx'
import { FindingList } from '../../features/passport-check/finding-list.tsx'
import { loadPassportCheck } from '../../features/passport-check/load-passport-check.ts'
import { PassportForm } from '../../features/passport-check/passport-form.tsx'
import { WhichRule } from '../../features/passport-check/which-rule.tsx'
import { passportText as text } from '../../text/passport.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadPassportCheck as loader }

const SOURCES = [BORDERS_CODE]

export function Component() {
  const view = useLoaderData<typeof loadPassportCheck>()
  const { entry, findings, problems } = view
  const isFlawless = Object.keys(problems).length === 0
  return (
    <ToolScreen
      text={text}
      plate="documents"
      sources={SOURCES}
      asked={view}
      // A date that is missing is asked for in the form: folded away, nobody would see it.
      {...(isFlawless && { change: text('change') })}
      answer={entry ? <EntryAnswer view={view} entry={entry} /> : findings && <FindingList findings={findings} />}
      aside={!entry && <WhichRule />}
    >
      <PassportForm view={view} />
    </ToolScreen>
  )
}
