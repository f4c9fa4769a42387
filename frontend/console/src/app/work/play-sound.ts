const SECONDS = 0.4;
const HERTZ = 880;
const VOLUME = 0.2;

/** Plays a short tone. Silent until the page has been used, because browsers require that. */
export function playSound(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = HERTZ;
  gain.gain.setValueAtTime(VOLUME, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + SECONDS);
  tone.connect(gain).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + SECONDS);
}
