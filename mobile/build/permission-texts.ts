/** Asked when a traveller uses the feature for the first time, never at the start; iOS shows these sentences. */
export const PERMISSION_TEXTS = {
  NSLocationWhenInUseUsageDescription:
    'Shows where you are on the map, and the embassy, hospital or place nearest to you. ' +
    'Your position stays on this device until you ask for something near you.',
  NSCameraUsageDescription:
    'Scans a boarding pass and reads printed signs and menus. Pictures are read on this device.',
  NSPhotoLibraryUsageDescription: 'Lets you choose a picture for your profile, a receipt or a document.',
  NSPhotoLibraryAddUsageDescription: 'Saves a picture that you asked to keep.',
} as const

/** Location and camera are asked for at the moment of use, notifications by the switch in the settings. */
export const ANDROID_PERMISSIONS = [
  'android.permission.ACCESS_COARSE_LOCATION',
  'android.permission.ACCESS_FINE_LOCATION',
  'android.permission.CAMERA',
  'android.permission.POST_NOTIFICATIONS',
  'android.permission.VIBRATE',
] as const

/** A phone without a camera or GPS can install the app. */
export const ANDROID_OPTIONAL_FEATURES = [
  'android.hardware.camera',
  'android.hardware.camera.autofocus',
  'android.hardware.location',
  'android.hardware.location.gps',
] as const
