import { insistOn } from '#runtime/insist-on.ts';
import { openAnewIfKept } from '#runtime/open-anew.ts';
import { takeToken } from '#session/take-token.ts';

/**
 * The entry. Documents say their first words themselves, so the app begins once those are painted: before, its scripts
 * would only hold them up.
 */
const begin = async () => {
	const { start } = await insistOn(() => import('./main.tsx'));
	// In a task of its own, so that the browser can answer a tap in between.
	setTimeout(() => start(handedOver));
};
addEventListener('vite:preloadError', ({ payload }) => void openAnewIfKept(payload.message));
const handedOver = takeToken();
const hasWords = document.getElementById('root')?.firstElementChild;
if (hasWords && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(begin));
else void begin();
