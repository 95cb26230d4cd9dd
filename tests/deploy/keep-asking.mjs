/**
 * Requests a site's first page, the files that the page names and a list, over and over until it is told to end; then
 * prints how often each status was returned, as JSON.
 */
const [site] = process.argv.slice(2);
const counts = {};
let isOver = false;
process.once('SIGTERM', () => {
	isOver = true;
});

while (!isOver) {
	const page = await ask('/');
	const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
	for (const path of [...new Set(files), '/api/public/states']) await ask(path);
	await new Promise((resolve) => setTimeout(resolve, 300));
}
console.log(JSON.stringify(counts));

async function ask(path) {
	const answer = await fetch(site + path);
	counts[answer.status] = (counts[answer.status] ?? 0) + 1;
	return answer.text();
}
