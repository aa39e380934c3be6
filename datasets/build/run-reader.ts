/** `npm run reader -- train | words | tidy [folder] | held | score <file.tsv> | ask "<text>" | speed` */
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import { readIntents } from '@app/domain/learned-reader'

import { readReaderModel } from '../src/learned-reader/index.ts'
import { commonWords } from './reader/common-words.ts'
import { readConceptFiles } from './reader/concept-files.ts'
import { COMMON_WORDS, CORPUS, MODEL, readCorpus, writeTidied } from './reader/corpus-folder.ts'
import { type CorpusLine, parseCorpus } from './reader/corpus-line.ts'
import { readFrames } from './reader/frames-folder.ts'
import { withoutMarks } from './reader/marked-slots.ts'
import { calibrationError, type Measured, measurements, outcomeOf } from './reader/measure-reader.ts'
import { partOf, type PartOfCorpus } from './reader/parts-of-corpus.ts'
import { randomNumbers } from './reader/random-numbers.ts'
import { framedLines, trainReader, TRAINING_PLAN } from './reader/train-reader.ts'

const [command, argument] = process.argv.slice(2)
const LONGEST_LISTED = 40

const loadModel = async () => readReaderModel(brotliDecompressSync(await readFile(MODEL)))

async function train(): Promise<void> {
  const bytes = trainReader(await readCorpus(), await readConceptFiles(), await readFrames())
  const packed = brotliCompressSync(bytes)
  await writeFile(MODEL, packed)
  const { temperatures, thresholds } = readReaderModel(bytes)
  console.log(`${packed.length} bytes, ${bytes.length} unpacked, ${JSON.stringify({ temperatures, thresholds })}`)
}

/** Words that identify a language, and that are not place names. */
async function words(): Promise<void> {
  const byLanguage = Object.entries(commonWords(await readCorpus()))
  const joined = Object.fromEntries(byLanguage.map(([language, own]) => [language, own.join(' ')]))
  await writeFile(COMMON_WORDS, `${JSON.stringify(joined, null, 2)}\n`)
  console.log(byLanguage.map(([language, own]) => `${language} ${own.length}`).join(', '))
}

/** Puts the files in order; with a folder, adds the lines of its files first. */
async function tidy(folder: string | undefined): Promise<void> {
  const lines = [...(await readCorpus()), ...(folder === undefined ? [] : await readCorpus(folder))]
  await writeTidied(lines)
  console.log(`${lines.length} lines read, ${(await readCorpus()).length} kept in ${basename(CORPUS)}`)
}

async function report(lines: readonly CorpusLine[]): Promise<void> {
  const model = await loadModel()
  const outcomes = lines.map((line) => outcomeOf(model, line))
  console.log('| part | lines | first | either | sure | of these right | choose | of these right |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const [name, measured] of measurements(outcomes)) console.log(rowOf(name, measured))
  const isMarked = outcomes.filter(({ line, isFollowUp }) => line.isFollowUp === isFollowUp).length
  console.log(
    `calibration error ${perCent(calibrationError(outcomes))} %, follow-up told ${perCent(isMarked / lines.length)} %`,
  )
  const confused = Map.groupBy(
    outcomes.filter(({ isFirst }) => !isFirst),
    ({ line, told }) => `${line.intents.join('+')} -> ${told[0]}`,
  )
  const worst = [...confused].toSorted(([, a], [, b]) => b.length - a.length).slice(0, LONGEST_LISTED)
  console.log(worst.map(([pair, wrong]) => `${pair} ${wrong.length}`).join(', '))
}

function rowOf(name: string, { lines, first, either, sure, sureRight, choose, chooseRight }: Measured): string {
  return `| ${[name, lines, ...[first, either, sure, sureRight, choose, chooseRight].map(perCent)].join(' | ')} |`
}

const perCent = (share: number): string => (share * 100).toFixed(1)

/** The lines of a part of the corpus, then those that are made from them. */
async function reportPart(part: PartOfCorpus): Promise<void> {
  const lines = (await readCorpus()).filter((line) => partOf(line) === part)
  await report(lines)
  console.log('\nMade of these: a trip told beside a question, and words that add to the question before')
  await report(framedLines(lines, await readFrames(), randomNumbers(TRAINING_PLAN.seed), part))
}

async function speed(): Promise<void> {
  const startedAt = performance.now()
  const model = await loadModel()
  const loadedAt = performance.now()
  const texts = (await readCorpus()).map(({ text }) => withoutMarks(text))
  for (const text of texts) readIntents(model, text)
  const times = texts.map((text) => {
    const from = performance.now()
    readIntents(model, text)
    return performance.now() - from
  })
  const at = (share: number): string =>
    (times.toSorted((a, b) => a - b)[Math.floor(share * times.length)] ?? 0).toFixed(3)
  console.log(
    `loading ${(loadedAt - startedAt).toFixed(0)} ms; a text: median ${at(0.5)}, p99 ${at(0.99)}, most ${at(0.9999)} ms`,
  )
}

async function run(): Promise<void> {
  if (command === 'train') return train()
  if (command === 'words') return words()
  if (command === 'tidy') return tidy(argument)
  if (command === 'held' || command === 'develop') return reportPart(command)
  if (command === 'speed') return speed()
  if (command === 'score' && argument !== undefined)
    return report(parseCorpus(basename(argument, '.tsv'), await readFile(argument, 'utf8')))
  if (command === 'ask' && argument !== undefined)
    return console.log(JSON.stringify(readIntents(await loadModel(), argument), null, 2))
  throw new Error('npm run reader -- train | words | tidy [folder] | held | score <file.tsv> | ask "<text>" | speed')
}

await run()
