/** `npm run guide -- <command>`: what an editor of the guide needs. */
import { printCheck } from './guide/commands/print-check.ts'
import { printCoverage } from './guide/commands/print-coverage.ts'
import { printDestination } from './guide/commands/print-destination.ts'
import { printFindings } from './guide/commands/print-findings.ts'
import { printMatch } from './guide/commands/print-match.ts'

type Command = { readonly about: string; readonly run: (words: readonly string[]) => Promise<boolean> }

const COMMANDS: Readonly<Record<string, Command>> = {
  check: { about: 'check [destination or country]: every rule; errors stop the packing', run: printCheck },
  coverage: { about: 'coverage: how much there is, and what is thin', run: printCoverage },
  findings: { about: 'findings: prices that are not shown, or that a dated fact contradicts', run: printFindings },
  match: { about: 'match [destination]: sights beside the tables of places, and suspect positions', run: printMatch },
  show: { about: 'show <destination>: one destination as a page', run: printDestination },
}

const [name = '', ...words] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  console.error(
    `npm run guide -- <command>\n${Object.values(COMMANDS)
      .map(({ about }) => `  ${about}`)
      .join('\n')}`,
  )
}
const isWell = command ? await command.run(words) : false
process.exitCode = isWell ? 0 : 1
