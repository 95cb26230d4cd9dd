/** Gives the person a text of ours as a file, named for today; returns its name. */
export function downloadFile(name: string, json: string): string {
	const today = new Date();
	const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
		.map((part) => String(part).padStart(2, '0'))
		.join('-');
	const link = document.createElement('a');
	link.download = `${name}-${day}.json`;
	link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
	link.click();
	// The browser has taken the file by the next turn; until then the address must live.
	setTimeout(() => URL.revokeObjectURL(link.href));
	return link.download;
}
