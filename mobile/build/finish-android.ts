import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { NativeSettings } from './native-settings.ts'
import { escapeXml, insertAfter, insertBefore, replaceOnce } from './patch-text.ts'
import { ANDROID_OPTIONAL_FEATURES, ANDROID_PERMISSIONS } from './permission-texts.ts'

const MAIN = 'app/src/main'

/** Completes the project that `cap add android` made from its template. */
export async function finishAndroid(project: string, settings: NativeSettings): Promise<void> {
  const { appId, version, build, googleServicesFile } = settings
  await change(join(project, MAIN, 'AndroidManifest.xml'), (manifest) => finishManifest(manifest, settings))
  await change(join(project, 'app/build.gradle'), (gradle) =>
    replaceOnce(
      replaceOnce(gradle, 'versionCode 1', `versionCode ${build}`),
      'versionName "1.0"',
      `versionName "${version}"`,
    ),
  )
  await change(join(project, MAIN, 'res/values/styles.xml'), withLaunchScreen)
  await write(
    join(project, MAIN, 'res/values/ic_launcher_background.xml'),
    colours({ ic_launcher_background: '#0F4A52' }),
  )
  await write(join(project, MAIN, 'res/values/colors.xml'), colours(DAY))
  await write(join(project, MAIN, 'res/values-night/colors.xml'), colours(NIGHT))
  await write(join(project, MAIN, 'res/xml/data_extraction_rules.xml'), NO_EXTRACTION)
  await write(join(project, MAIN, 'java', ...appId.split('.'), 'MainActivity.java'), mainActivity(settings))
  if (googleServicesFile) await copyFile(googleServicesFile, join(project, 'app/google-services.json'))
}

export function finishManifest(manifest: string, { serverUrl }: Pick<NativeSettings, 'serverUrl'>): string {
  const isEncrypted = serverUrl.startsWith('https:')
  const attributes = [
    // A traveller's documents and session do not belong in the backup of a phone's maker.
    'android:allowBackup="false"',
    'android:dataExtractionRules="@xml/data_extraction_rules"',
    `android:usesCleartextTraffic="${!isEncrypted}"`,
  ]
  const permissions = ANDROID_PERMISSIONS.map((name) => `    <uses-permission android:name="${name}" />\n`)
  const features = ANDROID_OPTIONAL_FEATURES.map(
    (name) => `    <uses-feature android:name="${name}" android:required="false" />\n`,
  )
  const filters = `${appLinks(serverUrl)}${SHARE_TARGET}`
  const withFilters = insertBefore(manifest, '        </activity>', filters)
  const withAttributes = replaceOnce(withFilters, 'android:allowBackup="true"', attributes.join('\n        '))
  const withQueries = insertBefore(
    withAttributes,
    '</manifest>',
    `${permissions.join('')}${features.join('')}${QUERIES}`,
  )
  return insertAfter(withQueries, 'android:exported="true"', '\n            android:windowSoftInputMode="adjustResize"')
}

/** https://developer.android.com/training/app-links: verified with /.well-known/assetlinks.json of the host. */
function appLinks(serverUrl: string): string {
  const { protocol, hostname, port } = new URL(serverUrl)
  const at = port ? ` android:port="${port}"` : ''
  return `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="${protocol.slice(0, -1)}" android:host="${escapeXml(hostname)}"${at} />
            </intent-filter>
`
}

const SHARE_TARGET = `
            <intent-filter>
                <action android:name="android.intent.action.SEND" />
                <category android:name="android.intent.category.DEFAULT" />
                <data android:mimeType="text/plain" />
            </intent-filter>
`

/** Apps that links may open: maps, mail, telephone and other sites. */
const QUERIES = `    <queries>
        <intent><action android:name="android.intent.action.VIEW" /><data android:scheme="geo" /></intent>
        <intent><action android:name="android.intent.action.VIEW" /><data android:scheme="https" /></intent>
        <intent><action android:name="android.intent.action.SENDTO" /><data android:scheme="mailto" /></intent>
        <intent><action android:name="android.intent.action.DIAL" /></intent>
    </queries>
`

const DAY = {
  colorPrimary: '#0F4A52',
  colorPrimaryDark: '#0F4A52',
  colorAccent: '#E8603C',
  splash_background: '#FAF6ED',
}
const NIGHT = { ...DAY, splash_background: '#0A1924' }

function colours(named: Readonly<Record<string, string>>): string {
  const lines = Object.entries(named).map(([name, value]) => `    <color name="${name}">${value}</color>\n`)
  return `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${lines.join('')}</resources>\n`
}

/** From Android 12 the system draws the launch screen from the icon and a colour; older ones show the picture. */
function withLaunchScreen(styles: string): string {
  const items = `
        <item name="windowSplashScreenBackground">@color/splash_background</item>
        <item name="windowSplashScreenAnimatedIcon">@mipmap/ic_launcher_foreground</item>
        <item name="windowSplashScreenIconBackgroundColor">@color/ic_launcher_background</item>
        <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>`
  return insertAfter(styles, '<item name="android:background">@drawable/splash</item>', items)
}

const NO_EXTRACTION = `<?xml version="1.0" encoding="utf-8"?>
<data-extraction-rules>
    <cloud-backup><exclude domain="root" /><exclude domain="database" /><exclude domain="sharedpref" /></cloud-backup>
    <device-transfer><exclude domain="root" /><exclude domain="database" /><exclude domain="sharedpref" /></device-transfer>
</data-extraction-rules>
`

/** Shared text opens the assistant by the same address as the web app's share target (manifest.webmanifest). */
function mainActivity({ appId, serverUrl }: Pick<NativeSettings, 'appId' | 'serverUrl'>): string {
  return `package ${appId};

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {
    private static final String SERVER = "${serverUrl}";
    private static final int LONGEST_SHARED_TEXT = 2000;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        setIntent(asLink(getIntent()));
        super.onCreate(savedInstanceState);
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(asLink(intent));
    }

    private static Intent asLink(Intent intent) {
        if (intent == null || !Intent.ACTION_SEND.equals(intent.getAction())) return intent;
        String text = intent.getStringExtra(Intent.EXTRA_TEXT);
        if (text == null) return intent;
        String kept = text.length() > LONGEST_SHARED_TEXT ? text.substring(0, LONGEST_SHARED_TEXT) : text;
        return new Intent(Intent.ACTION_VIEW, Uri.parse(SERVER + "/assistant?q=" + Uri.encode(kept)));
    }
}
`
}

async function change(file: string, by: (text: string) => string): Promise<void> {
  await writeFile(file, by(await readFile(file, 'utf8')))
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
