import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that returns the value of the last render: for callbacks that run later. */
export function useLatest<Value>(value: Value): () => Value {
	const latest = useRef(value);
	useLayoutEffect(() => {
		latest.current = value;
	}, [value]);
	return useCallback(() => latest.current, []);
}
