import { createRequire } from 'node:module'

import type { Plugin } from 'vite'

import type { Cut } from './lean-router-cuts.ts'

/** The version these were read in. Another one stays whole until somebody has read it again. */
export const LEAN_REACT_VERSION = '19.3.1'

type Feature = {
  /** What a page would import for it. */
  readonly exported?: readonly string[]
  /** How a page would write it, where nothing is imported for it. */
  readonly written?: RegExp
  /** The functions of React that only lead there. */
  readonly reached: readonly string[]
  readonly cuts?: readonly Cut[]
}

/**
 * What React carries for features that no page of ours and no library under them uses. The functions are emptied, and the
 * build drops what only they call. The imports go too, so that whoever begins to use one is told at once.
 */
export const UNUSED: Readonly<Record<string, Feature>> = {
  'view transitions': {
    exported: ['ViewTransition', 'addTransitionType'],
    reached: [
      'applyViewTransitionToHostInstances',
      'commitAfterMutationEffectsOnFiber',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'startViewTransition',
      'trackEnterViewTransitions',
      // Nothing else waits for an image.
      'preloadInstanceAndSuspendIfNeeded',
      'suspendInstance',
    ],
  },
  'style sheets and scripts that a component brings along': {
    written: /\sprecedence=|<script\b[^>]*\sasync/,
    reached: [
      'acquireResource',
      'getResource',
      'preloadResourceAndSuspendIfNeeded',
      'suspendResource',
      'waitForCommitToBeReady',
    ],
  },
  // React does not export it yet.
  'lists of suspended parts': {
    reached: ['cutOffTailIfNeeded', 'updateSuspenseListComponent'],
  },
  'parts that stay when they are hidden': {
    exported: ['Activity'],
    reached: ['mountActivityChildren', 'updateActivityComponent'],
  },
  'references to fragments': {
    written: /<Fragment\b[^>]*\sref=/,
    reached: ['FragmentInstance', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  },
  'the page itself as a part of the app': {
    written: /<(?:html|head|body)[\s>]/,
    reached: [
      'clearSingletonPreambleContribution',
      'commitHostSingletonAcquisition',
      'isSingletonScope',
      'releaseSingletonInstance',
      'resolveSingletonInstance',
    ],
  },
  'elements that HTML does not know': {
    written: /<[a-z]+-[a-z-]+[\s>]/,
    reached: ['isCustomElement', 'setPropOnCustomElement'],
  },
  'state of form actions': {
    exported: ['useActionState', 'useFormState'],
    reached: ['mountActionState', 'rerenderActionState', 'updateActionState'],
  },
  'functions as the action of a form': {
    exported: ['requestFormReset', 'useFormStatus'],
    written: /<form\b[^>]*\saction=\{|\sformAction=\{/,
    reached: ['extractEvents$1', 'startHostTransition'],
  },
  // The events of the browser itself tell whether a word is still being composed.
  'what is typed or selected, before it counts': {
    written: /\son(?:BeforeInput|Composition(?:Start|Update|End))(?:Capture)?=|<(?:input|textarea)\b[^>]*\sonSelect=/,
    reached: ['constructSelectEvent', 'getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
    cuts: [
      ...[
        '\n  "onSelect"',
        '"onBeforeInput"',
        ...['End', 'Start', 'Update'].map((when) => `\n  "onComposition${when}"`),
      ].map((event) => [`registerTwoPhaseEvent(${event}`, `false && registerTwoPhaseEvent(${event}`] as const),
      ['eventType &&\n        (useFallbackCompositionData', 'false &&\n        (useFallbackCompositionData'],
      [
        'if (\n        (fallbackData = canUseTextInputEvent',
        'if (\n        false && (fallbackData = canUseTextInputEvent',
      ],
    ],
  },
  'browsers that do not tell of what is typed': {
    reached: ['getTargetInstForInputEventPolyfill', 'handleEventsForInputEventPolyfill'],
    cuts: [['if (isInputEventSupported)', 'if (true)']],
  },
  'the components on the way to an error': {
    written: /\bcomponentStack\b/,
    reached: ['getStackByFiberInDevAndProd'],
  },
  'hints for the browser': {
    exported: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    reached: [
      'preconnect',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
    ],
  },
}

const LIBRARY =
  /[\\/]node_modules[\\/](?:react|react-dom)[\\/]cjs[\\/](?:react|react-dom|react-dom-client)\.production\.js$/
const METHODS = /^FragmentInstance\.prototype\.\w+ = function[^]*?^\};$/gm

export function leanReact(): Plugin {
  const isKnown = readReactVersion() === LEAN_REACT_VERSION
  return {
    name: 'sojourn:lean-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: LIBRARY },
      handler: (code) => (isKnown ? emptyUnused(code) : null),
    },
  }
}

export function readReactVersion(): string {
  const { version } = createRequire(import.meta.url)('react-dom/package.json') as { version: string }
  return version
}

export function functionOf(name: string): RegExp {
  return new RegExp(`^function ${name.replace('$', '\\$')}\\([^{]*\\) \\{$[^]*?^\\}$`, 'm')
}

export function exportOf(name: string): RegExp {
  return new RegExp(`^exports\\.${name} = (?:\\w+;|function[^]*?^\\};)$`, 'm')
}

function emptyUnused(code: string): string {
  let left = code.replaceAll(METHODS, '')
  for (const { exported = [], reached, cuts = [] } of Object.values(UNUSED)) {
    for (const name of exported) left = left.replace(exportOf(name), '')
    for (const name of reached) left = left.replace(functionOf(name), () => `function ${name}() { return null }`)
    for (const [found, put] of cuts) left = left.replace(found, () => put)
  }
  return left
}
