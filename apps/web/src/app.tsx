/** The frame of every screen: which one is shown follows from the address. */
import { route } from './state/router.ts';

export function App() {
  return <main>{route.value.t}</main>;
}
