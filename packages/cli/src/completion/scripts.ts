export const shells = ["bash", "zsh", "fish", "powershell"] as const;

export type Shell = (typeof shells)[number];

/**
 * The completion script of each shell. It passes typed words on unchanged and never evaluates them. Otherwise
 * pressing Tab would run what is in `$(…)`. A script needs nothing but its shell.
 */
export const scripts: Readonly<Record<Shell, string>> = {
  bash: `_syndikit() {
  local value
  COMPREPLY=()
  while IFS= read -r value; do
    COMPREPLY+=("$value")
  done < <(syndikit complete --bash "\${COMP_LINE:0:COMP_POINT}" --breaks "$COMP_WORDBREAKS" 2>/dev/null)
  if [[ \${#COMPREPLY[@]} -eq 1 ]]; then
    [[ "\${COMPREPLY[0]}" == *[=/] ]] && compopt -o nospace 2>/dev/null
    # Only after a folder, bash leaves a quotation mark open.
    [[ "\${COMPREPLY[0]}" == */ ]] && compopt -o filenames -o noquote 2>/dev/null
  fi
  return 0
}
complete -F _syndikit syndikit
`,
  // With -Q the values are typed as they are. _describe reads a backslash as the beginning of an escape. Where more
  // can be typed after a value, -S '' lets neither a space nor a closing quotation mark follow.
  zsh: `#compdef syndikit
_syndikit() {
  local -a whole begun raw
  # A quotation mark that is still open must be closed to be read.
  local value text current="\${(Q):-$QIPREFIX$PREFIX\${compstate[quote]}}"
  [[ -z "\${compstate[quote]}" ]] && raw=(-Q)
  while IFS=$'\\t' read -r value text; do
    if (( $#raw )); then
      value="\${(q)value}"
      value="\${value/#\\\\\\~\\//~/}"
    fi
    value="\${value//\\\\/\\\\\\\\}"
    value="\${value//:/\\\\:}"
    if [[ "$value" == *[=/] ]]; then begun+=("$value:$text"); else whole+=("$value:$text"); fi
  done < <(syndikit complete -- "\${(@Q)words[2,CURRENT-1]}" "$current" 2>/dev/null)
  _describe syndikit whole $raw -- begun $raw -S ''
}
if [[ "\${funcstack[1]}" == _syndikit ]]; then
  _syndikit "$@"
elif (( $+functions[compdef] )); then
  compdef _syndikit syndikit
else
  print -u2 "syndikit: zsh completes nothing yet. Write before this line: autoload -Uz compinit && compinit"
fi
`,
  fish: `function __syndikit_complete
    set -l words (commandline -opc)
    set -e words[1]
    set -l typed (commandline -ct)
    # What has no end yet cannot be read: an open quotation mark, or a backslash at the end.
    set -l current (string unescape -- "$typed")
    or set current (string unescape -- "$typed"'"')
    or set current (string unescape -- "$typed'")
    or set current $typed
    syndikit complete -- $words "$current" 2>/dev/null
end
complete -c syndikit -f -a '(__syndikit_complete)'
`,
  powershell: `Register-ArgumentCompleter -Native -CommandName syndikit -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $line = $commandAst.ToString()
  if ($wordToComplete -eq '') { $line += ' ' }
  syndikit complete --line $line 2>$null | ForEach-Object {
    $value, $text = $_ -split "\`t", 2
    if (-not $text) { $text = $value }
    [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $text)
  }
}
`,
};
