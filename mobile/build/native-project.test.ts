/** The projects themselves: Capacitor's own templates, completed as `npm run native` does it, and read back. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { drawAndroid, drawIos } from './draw-assets.ts'
import { finishAndroid } from './finish-android.ts'
import { finishIos } from './finish-ios.ts'
import { readNativeSettings } from './native-settings.ts'

const TEMPLATES = join(import.meta.dirname, '../../node_modules/@capacitor/cli/assets')
const SETTINGS = readNativeSettings({
  PUBLIC_URL: 'https://travel.example.org/',
  APP_ID: 'org.example.travel',
  APP_VERSION: '2.4.1',
  APP_BUILD: '17',
})

const byName = (one = '', other = ''): number => (one < other ? -1 : 1)

const folders: string[] = []
function unpack(template: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-native-'))
  folders.push(folder)
  execFileSync('tar', ['-xzf', join(TEMPLATES, `${template}-template.tar.gz`), '-C', folder])
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const pixelsOf = async (file: string) => {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  return { info, at }
}

describe('the Android project', () => {
  let project: string
  const read = (file: string) => readFileSync(join(project, 'app/src/main', file), 'utf8')
  beforeAll(async () => {
    project = unpack('android')
    writeFileSync(join(project, 'google.json'), '{"project_info":{}}')
    await finishAndroid(project, { ...SETTINGS, googleServicesFile: join(project, 'google.json') })
    await drawAndroid(project)
  })

  it('asks for location, camera and notifications, and needs no camera to be installed', () => {
    const manifest = read('AndroidManifest.xml')
    const asked = [...manifest.matchAll(/<uses-permission android:name="android\.permission\.(\w+)"/g)]
    expect(asked.map(([, name]) => name).toSorted(byName)).toEqual([
      'ACCESS_COARSE_LOCATION',
      'ACCESS_FINE_LOCATION',
      'CAMERA',
      'INTERNET',
      'POST_NOTIFICATIONS',
      'VIBRATE',
    ])
    const features = [...manifest.matchAll(/<uses-feature android:name="([\w.]+)" android:required="(\w+)"/g)]
    expect(features.map(([, name, isRequired]) => [name, isRequired])).toContainEqual([
      'android.hardware.camera',
      'false',
    ])
  })

  it('opens links to the real host and text shared by another app, and nothing else', () => {
    const manifest = read('AndroidManifest.xml')
    const [, ...filters] = manifest.split('<intent-filter').map((part) => part.split('</intent-filter>')[0] ?? '')
    expect(filters).toHaveLength(3)
    expect(filters[1]).toContain('android:autoVerify="true"')
    expect(filters[1]).toContain('<data android:scheme="https" android:host="travel.example.org" />')
    expect(filters[2]).toContain('android.intent.action.SEND')
    expect(read('java/org/example/travel/MainActivity.java')).toContain('SERVER = "https://travel.example.org"')
    expect(read('java/org/example/travel/MainActivity.java')).toContain('package org.example.travel;')
  })

  it('keeps the session out of backups and speaks only HTTPS', () => {
    const manifest = read('AndroidManifest.xml')
    expect(manifest).toContain('android:allowBackup="false"')
    expect(manifest).toContain('android:usesCleartextTraffic="false"')
    expect(read('res/xml/data_extraction_rules.xml')).toContain('<exclude domain="root" />')
  })

  it('has its version, and the Firebase file', () => {
    const gradle = readFileSync(join(project, 'app/build.gradle'), 'utf8')
    expect(gradle).toMatch(/versionCode 17\n\s+versionName "2\.4\.1"/)
    expect(existsSync(join(project, 'app/google-services.json'))).toBe(true)
  })

  it.each([
    ['mipmap-mdpi', 48, 108],
    ['mipmap-xxxhdpi', 192, 432],
  ])('has our mark in %s', async (folder, icon, layer) => {
    const res = join(project, 'app/src/main/res', folder)
    const { info, at } = await pixelsOf(join(res, 'ic_launcher.png'))
    expect([info.width, info.height]).toEqual([icon, icon])
    // The teal ground at the top, and the vermilion mark at the right.
    expect(at(icon / 2, Math.round(icon * 0.06))).toEqual([0x0f, 0x4a, 0x52])
    expect(at(Math.round((icon * 27) / 32), Math.round((icon * 12) / 32))).toEqual([0xe8, 0x60, 0x3c])
    expect((await sharp(join(res, 'ic_launcher_foreground.png')).metadata()).width).toBe(layer)
  })

  it('starts on paper by day and on blue-black by night', async () => {
    const res = join(project, 'app/src/main/res')
    expect((await pixelsOf(join(res, 'drawable-port-xxhdpi/splash.png'))).at(3, 3)).toEqual([0xfa, 0xf6, 0xed])
    expect((await pixelsOf(join(res, 'drawable-night/splash.png'))).at(3, 3)).toEqual([0x0a, 0x19, 0x24])
    expect(read('res/values-night/colors.xml')).toContain('<color name="splash_background">#0A1924</color>')
    expect(read('res/values/styles.xml')).toContain('@color/splash_background')
  })
})

describe('the iOS project', () => {
  let project: string
  const read = (file: string) => readFileSync(join(project, 'App', file), 'utf8')
  beforeAll(async () => {
    project = unpack('ios-spm')
    await finishIos(project, { ...SETTINGS, hasPush: true })
    await drawIos(project)
  })

  it('says why it asks for location, camera and pictures', () => {
    const plist = read('App/Info.plist')
    for (const key of ['NSLocationWhenInUse', 'NSCamera', 'NSPhotoLibrary'])
      expect(plist).toMatch(new RegExp(`<key>${key}UsageDescription</key>\\s*<string>[A-Z][^<]{30,}\\.</string>`))
    expect(plist).toMatch(/<key>ITSAppUsesNonExemptEncryption<\/key>\s*<false\/>/)
    expect(plist).not.toContain('NSAppTransportSecurity')
    expect(plist.trim().endsWith('</dict>\n</plist>')).toBe(true)
  })

  it('opens links to the real host, and receives notifications', () => {
    expect(read('App/App.entitlements')).toContain('<string>applinks:travel.example.org</string>')
    expect(read('App/App.entitlements')).toContain('<key>aps-environment</key>')
    expect(read('App/AppDelegate.swift')).toContain('capacitorDidRegisterForRemoteNotifications')
  })

  it('builds both configurations with the entitlements and the version', () => {
    const xcode = read('App.xcodeproj/project.pbxproj')
    expect(xcode.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2)
    expect(xcode.match(/MARKETING_VERSION = 2\.4\.1;/g)).toHaveLength(2)
    expect(xcode.match(/CURRENT_PROJECT_VERSION = 17;/g)).toHaveLength(2)
  })

  it('has an icon without transparency and the mark on paper at the start', async () => {
    const icon = await sharp(join(project, 'App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png')).metadata()
    expect([icon.width, icon.hasAlpha]).toEqual([1024, false])
    const splash = await pixelsOf(join(project, 'App/App/Assets.xcassets/Splash.imageset/splash-2732x2732.png'))
    expect([splash.info.width, splash.at(9, 9)]).toEqual([2732, [0xfa, 0xf6, 0xed]])
  })
})
