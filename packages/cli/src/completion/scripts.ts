export const shells = ["bash", "zsh", "fish", "powershell"] as const;

export type Shell = (typeof shells)[number];

/**
 * The completion script of each shell. It passes typed words on unchanged and never evaluates them. Otherwise
 * pressing Tab would run what is in `$(…)`. A script needs nothing but its shell.
 */
export const scripts: Readonly<Record<Shell, string>> = {
  // Bash splits words at = and :, and replaces only the part after the last of them.
  bash: `_syndikit() {
  local line="\${COMP_LINE:0:COMP_POINT}" current prefix value rest
  current="\${line##*[[:space:]]}"
  prefix="\${current%"\${current##*[=:]}"}"
  COMPREPLY=()
  while IFS=$'\\t' read -r value rest; do
    COMPREPLY+=("\${value#"$prefix"}")
  done < <(syndikit complete --line "$line" 2>/dev/null)
  if [[ \${#COMPREPLY[@]} -eq 1 && "\${COMPREPLY[0]}" == *[=/] ]]; then
    compopt -o nospace 2>/dev/null
  fi
}
complete -F _syndikit syndikit
`,
  zsh: `#compdef syndikit
_syndikit() {
  local -a suggestions
  local value text
  while IFS=$'\\t' read -r value text; do
    suggestions+=("\${value//:/\\\\:}:$text")
  done < <(syndikit complete -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)
  _describe syndikit suggestions
}
if [[ "\${funcstack[1]}" == _syndikit ]]; then
  _syndikit "$@"
else
  compdef _syndikit syndikit
fi
`,
  fish: `function __syndikit_complete
    set -l words (commandline -opc)
    set -e words[1]
    set -l current (commandline -ct)
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
