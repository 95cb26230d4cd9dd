/** Gives the person a text of ours as a file. */
export function downloadFile(name: string, text: string, type: string) {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// Safari reads the file only after this turn.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
