/** A browser's storage: its keys are its own, its methods are not. */
export function aStore(): Record<string, string> {
	return Object.create({
		getItem(this: Record<string, string>, key: string) {
			return this[key] ?? null;
		},
		setItem(this: Record<string, string>, key: string, text: string) {
			this[key] = text;
		},
		removeItem(this: Record<string, string>, key: string) {
			delete this[key];
		},
	});
}
