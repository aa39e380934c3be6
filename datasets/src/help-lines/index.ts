export { HELP_LINE_DIRECTORY, type HelpLine, helpLinesOf } from './help-lines.ts'
