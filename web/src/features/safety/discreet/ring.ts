const TONE_HZ = 440
const SECOND_TONE_HZ = 480
const RING_S = 1.2
const EVERY_MS = 3000
const LOUDNESS = 0.25
const BUZZ = [600, 300, 600]

/** Two tones, as telephones have, and the motor of the phone. Returns how to stop it. */
export function ring(): () => void {
  const sound = openSound()
  const once = (): void => {
    if (sound) playTones(sound)
    if ('vibrate' in navigator) navigator.vibrate(BUZZ)
  }
  once()
  const timer = setInterval(once, EVERY_MS)
  return () => {
    clearInterval(timer)
    if ('vibrate' in navigator) navigator.vibrate(0)
    void sound?.close().catch(() => undefined)
  }
}

function openSound(): AudioContext | null {
  try {
    return new AudioContext()
  } catch {
    return null
  }
}

function playTones(sound: AudioContext): void {
  const volume = sound.createGain()
  volume.gain.value = LOUDNESS
  volume.connect(sound.destination)
  for (const frequency of [TONE_HZ, SECOND_TONE_HZ]) {
    const tone = sound.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start()
    tone.stop(sound.currentTime + RING_S)
  }
}
