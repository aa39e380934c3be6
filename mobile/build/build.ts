/** The steps of `npm run native` around Capacitor's own: `prepare` before `cap add`, `finish` after it. */
import { join } from 'node:path'

import { copyWebApp } from './copy-web-app.ts'
import { drawAndroid, drawIos } from './draw-assets.ts'
import { finishAndroid } from './finish-android.ts'
import { finishIos } from './finish-ios.ts'
import { readNativeSettings } from './native-settings.ts'
import { readPageConfig } from './read-page-config.ts'

const MOBILE = join(import.meta.dirname, '..')
const CLIENT = join(MOBILE, '../web/dist/client')

async function prepare(folder: string): Promise<void> {
  const { serverUrl, hasPush } = readNativeSettings(process.env)
  await copyWebApp(CLIENT, folder, await readPageConfig(serverUrl, hasPush))
}

async function finish(platform: string): Promise<void> {
  const settings = readNativeSettings(process.env)
  const project = join(MOBILE, platform)
  if (platform === 'android') {
    await finishAndroid(project, settings)
    await drawAndroid(project)
  } else {
    await finishIos(project, settings)
    await drawIos(project)
  }
}

const [step, given = ''] = process.argv.slice(2)
try {
  await (step === 'prepare' ? prepare(given || join(MOBILE, 'www')) : finish(given))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
