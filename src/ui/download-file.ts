export function downloadFile(file: File) {
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = file.name;
	link.click();
	// Safari reads the file only after this turn.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
