/**
 * A touch is answered first. What it leads to beyond itself, and what is heard of a table meanwhile, waits
 * until the picture that answers it is on its way to the screen, and then all that has come is drawn in
 * one go: neither does the touch wait for it, nor is the table drawn twice for what was said in one breath.
 */
type Work = () => void;

const waiting: Work[] = [];
let isTouched = false;
let isHeeding = false;

/** At once, or after the answer that is due: nothing is lost, and nothing overtakes. */
export function afterAnswer(work: Work): void {
  if (!isHeeding) heedTouches();
  if (isDue() || waiting.length > 0) waiting.push(work);
  else work();
}

/** Where nobody looks no picture comes. */
function isDue(): boolean {
  return isTouched && !document.hidden;
}

function heedTouches(): void {
  isHeeding = true;
  const { port1, port2 } = new MessageChannel();
  const inFrame = requestAnimationFrame.bind(globalThis);
  // What is sent while a frame is made comes when it is on its way.
  const goOn = (): void => port2.postMessage(0);
  port1.addEventListener('message', () => {
    // One that fails stops no other, and what they change is drawn once.
    if (!isDue()) waiting.splice(0).forEach(queueMicrotask);
  });
  port1.start();
  const answer = (): void => {
    isTouched = true;
    inFrame(() => {
      isTouched = false;
      goOn();
    });
  };
  for (const touch of ['pointerdown', 'click', 'keydown']) addEventListener(touch, answer, true);
  document.addEventListener('visibilitychange', goOn);
}
