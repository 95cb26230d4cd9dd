import { createImport, type Registered } from '#runtime/module-loader.ts';

/*
 * The head of the built entry (build/classic-parts.ts). The app's files are classic scripts, each one call of
 * `System.register`: Chromium stores the compiled code of classic scripts with a service worker's files. Modules would be
 * compiled again at each start (docs/decisions/0049-classic-scripts.md).
 */

declare global {
	/** In a built page alone: in development, the browser loads modules itself. */
	var System: {
		register: (...part: Registered) => void;
		/** Runs the script that is being read, and what it imports. */
		begin: () => Promise<unknown>;
		/** The form in which the browser takes a script's path (src/runtime/trusted-types.ts). */
		scriptUrl: (path: string) => string;
	};
}

const registered = new WeakMap<Element, Registered>();
const begun = new Map<string, Registered>();

const importPart = createImport(location.origin, async (path) => begun.get(path) ?? (await runScript(path)));

globalThis.System = {
	register(...part) {
		if (document.currentScript) registered.set(document.currentScript, part);
	},
	begin() {
		const script = document.currentScript as HTMLScriptElement;
		const { pathname } = new URL(script.src);
		begun.set(pathname, partOf(script));
		return importPart(pathname);
	},
	scriptUrl: (path) => path,
};

async function runScript(path: string): Promise<Registered> {
	const script = document.createElement('script');
	// As in the links that fetch it ahead: else it would be fetched twice.
	script.crossOrigin = 'anonymous';
	script.src = System.scriptUrl(path);
	await new Promise((settle) => {
		script.addEventListener('load', settle);
		script.addEventListener('error', settle);
		document.head.append(script);
	});
	script.remove();
	return partOf(script);
}

/** @throws TypeError in a browser's own words for a module, if the script did not load or is not one of ours */
function partOf(script: HTMLScriptElement): Registered {
	const part = registered.get(script);
	if (!part) throw new TypeError(`Failed to fetch dynamically imported module: ${script.src}`);
	return part;
}
