import { insistOn } from '#runtime/insist-on.ts';
import { trustedScriptUrl } from '#runtime/trusted-types.ts';
import { takeToken } from '#session/take-token.ts';

/**
 * The entry. Documents bring their first words themselves, so the app begins once those are painted: earlier, its
 * scripts would only delay them.
 */
const begin = async () => {
	const { start } = await insistOn(() => import('./main.tsx'));
	// Runs in its own task, so that the browser can answer a tap in between.
	setTimeout(() => start(handedOver));
};
// In development, the browser loads modules itself.
if (import.meta.env.PROD) System.scriptUrl = trustedScriptUrl;
const handedOver = takeToken();
const hasWords = document.getElementById('root')?.firstElementChild;
if (hasWords && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(begin));
else void begin();
