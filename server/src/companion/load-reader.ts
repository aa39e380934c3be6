import { readReaderModel } from '@app/datasets/learned-reader'
import { readPackedBytes } from '@app/datasets/packed-files'
import { type ReaderModel, type TaggedSlot, tagSlots } from '@app/domain/learned-reader'

let reading: Promise<ReaderModel> | undefined

/** The learned reader of questions and wishes, read once. */
export function loadReader(): Promise<ReaderModel> {
  reading ??= readPackedBytes('reader-model.bin.br').then(readReaderModel)
  return reading
}

/** Marks the kinds of the words of a wish for a trip. */
export async function loadSlotTagger(): Promise<(text: string) => readonly TaggedSlot[]> {
  const { tagger } = await loadReader()
  return (text) => tagSlots(tagger, text)
}
