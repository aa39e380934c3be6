import { NumberTable } from '../../features/safety/number-table.tsx'
import { SafetyNav } from '../../features/safety/safety-nav.tsx'
import { Safety } from '../../features/safety/safety.tsx'
import { useSafetyText } from '../../features/safety/use-safety-text.ts'
import { EMERGENCY_112 } from '../../features/tool-page/tool-sources.ts'
import { ToolScreen } from '../tool-screen.tsx'

// Facts are never part of the app's own scripts.
const [{ EMERGENCY_COUNTRIES, emergencyNumbersOf }, { findCountry }] = await Promise.all([
  import('@app/datasets/emergency-numbers'),
  import('@app/datasets/countries'),
])

const ROWS = EMERGENCY_COUNTRIES.flatMap((code) => {
  const [numbers, country] = [emergencyNumbersOf(code), findCountry(code)]
  return numbers && country ? [{ ...numbers, name: country.name, continent: country.continent }] : []
})
const [listed] = ROWS
const SOURCES = [...(listed ? [{ source: listed.source, checkedAt: listed.checkedAt }] : []), EMERGENCY_112]

export function Component() {
  const { text, locale } = useSafetyText()
  return (
    <ToolScreen
      text={text}
      nav={<SafetyNav here="now" />}
      lang={locale}
      illustration="safety"
      sources={SOURCES}
      answer={<NumberTable rows={ROWS} />}
      isAnswered={false}
    >
      <Safety />
    </ToolScreen>
  )
}
