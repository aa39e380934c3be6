/** What Tesseract needs to read a language: integer models, a third of the size of the others and as exact on print. */
import ar from '@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz?url'
import zh from '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz?url'
import de from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url'
import el from '@tesseract.js-data/ell/4.0.0_best_int/ell.traineddata.gz?url'
import en from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import fr from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url'
import hi from '@tesseract.js-data/hin/4.0.0_best_int/hin.traineddata.gz?url'
import it from '@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz?url'
import ja from '@tesseract.js-data/jpn/4.0.0_best_int/jpn.traineddata.gz?url'
import ko from '@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz?url'
import pl from '@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz?url'
import pt from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url'
import es from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url'
import th from '@tesseract.js-data/tha/4.0.0_best_int/tha.traineddata.gz?url'
import tr from '@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz?url'
import vi from '@tesseract.js-data/vie/4.0.0_best_int/vie.traineddata.gz?url'
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import workerUrl from 'tesseract.js/dist/worker.min.js?url'

import type { PhotoLanguage } from './photo-languages.ts'

export const MODEL_URLS: Readonly<Record<PhotoLanguage, string>> = {
  en,
  fr,
  de,
  es,
  it,
  pt,
  pl,
  tr,
  el,
  vi,
  ja,
  zh,
  ko,
  th,
  ar,
  hi,
}

/** All that reading a photo in this language fetches. */
export function photoFiles(language: PhotoLanguage): readonly string[] {
  return [MODEL_URLS[language], coreUrl, workerUrl]
}

/** Served by us; their own defaults are on another host. */
export const ENGINE_PATHS = { workerPath: workerUrl, corePath: coreUrl, workerBlobURL: false } as const
